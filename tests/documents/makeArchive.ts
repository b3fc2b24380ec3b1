import { crc32, deflateRawSync } from 'node:zlib'

interface Packed {
  readonly name: string
  readonly bytes: Buffer
  /** What the archive says that it would be, unpacked. */
  readonly size: number
  readonly crc: number
}

/** Makes a ZIP archive of files by their names. */
export function makeArchive(
  files: Readonly<Record<string, string | Uint8Array>>,
  forgedSize?: number,
): Uint8Array<ArrayBuffer> {
  const packed = Object.entries(files).map(([name, content]): Packed => ({
    name,
    bytes: deflateRawSync(content),
    size: forgedSize ?? Buffer.byteLength(content),
    crc: crc32(content),
  }))
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const file of packed) {
    const local = Buffer.concat([numbers([0x04034b50, 4]), header(file), Buffer.from(file.name), file.bytes])
    list.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [20, 2]),
        header(file),
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
        Buffer.from(file.name),
      ]),
    )
    parts.push(local)
    at += local.length
  }
  const central = Buffer.concat(list)
  const end = numbers([0x06054b50, 4], [0, 4], [list.length, 2], [list.length, 2], [central.length, 4], [at, 4], [0, 2])
  return new Uint8Array(Buffer.concat([...parts, central, end]))
}

/** What both lists of an archive say of a file. */
function header({ name, bytes, size, crc }: Packed): Buffer {
  return numbers(
    [20, 2],
    [0, 2],
    [8, 2],
    [0, 4],
    [crc, 4],
    [bytes.length, 4],
    [size, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  )
}

/** @param values numbers, and how many bytes they take */
export function numbers(...values: readonly (readonly [value: number, size: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      if (size === 2) bytes.writeUInt16LE(value)
      else bytes.writeUInt32LE(value)
      return bytes
    }),
  )
}
