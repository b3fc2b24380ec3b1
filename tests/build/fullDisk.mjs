// Loaded before a program by NODE_OPTIONS=--import: a disk that is full after some writes, where none can be mounted.
import fs from 'node:fs'
import { resolve } from 'node:path'
import { syncBuiltinESMExports } from 'node:module'

let left = Number(process.env['WRITES_LEFT'])

/** Throws as the system does, and leaves half of the file as the system does. */
function useRoom(file, content, write) {
  // Terminals need no room, and what is elsewhere is on another disk.
  if (typeof file !== 'string' || !resolve(file).startsWith(process.cwd())) return
  left -= 1
  if (left >= 0) return
  write(file, content.slice(0, content.length / 2))
  const error = new Error(`ENOSPC: no space left on device, write '${file}'`)
  throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write', path: file })
}

const { writeFileSync, copyFileSync } = fs
const { writeFile, copyFile } = fs.promises
fs.writeFileSync = (file, content, ...options) => {
  useRoom(file, content, writeFileSync)
  writeFileSync(file, content, ...options)
}
fs.promises.writeFile = async (file, content, ...options) => {
  useRoom(file, content, writeFileSync)
  await writeFile(file, content, ...options)
}
fs.copyFileSync = (source, file, ...options) => {
  useRoom(file, fs.readFileSync(source), writeFileSync)
  copyFileSync(source, file, ...options)
}
fs.promises.copyFile = async (source, file, ...options) => {
  useRoom(file, fs.readFileSync(source), writeFileSync)
  await copyFile(source, file, ...options)
}
syncBuiltinESMExports()
