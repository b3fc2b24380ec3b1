import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Returns the options and names that follow a command, or ends it with a message: `Unknown option '--prot'`. */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
