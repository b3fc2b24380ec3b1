import source from '../../renderer/styles/tokens.css?raw'
import { readColors, readSizes } from './readTokens.ts'

export const colors = readColors(source)
export const textSizes = readSizes(source, 'text')
export const spaces = readSizes(source, 'space')
