import { CountingError } from '../countingError.ts'
import { joinBytes, viewOf } from './bytes.ts'
import type { CompoundFile } from './compoundFile.ts'
import { decodeXml, type Namespaces, readXml } from './xml.ts'

// Office documents with a password: https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/
// The package for them, officecrypto-tool, needs Node modules, 64 kB; browsers bring all but the order of the steps.

type Bytes = Uint8Array<ArrayBuffer>

/** A password as it was typed, and what happens while it becomes a key. */
interface Secret {
  readonly password: string
  /** Called with the part done so far, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** Decrypts the document. */
type Decrypt = (encrypted: Uint8Array) => Promise<Bytes>

const AGILE = 4
const BLOCK = 16
/** The length of the document precedes it. */
const LENGTH = 8

/**
 * Decrypts an Office document.
 *
 * @throws CountingError if the password is wrong, or if it is encrypted in a way that browsers don't know
 */
export async function decryptOffice(file: CompoundFile, secret: Secret): Promise<Bytes> {
  // TypeScript's library takes it for granted; on a page that came over an unsafe connection, it is missing.
  if (!(crypto.subtle as SubtleCrypto | undefined)) throw new CountingError('protected')
  const info = file.read('EncryptionInfo')
  const content = file.read('EncryptedPackage')
  const encrypted = content.subarray(LENGTH)
  try {
    const decrypt = await (viewOf(info).u16(2) === AGILE ? openAgile : openStandard)(info, secret)
    const document = await decrypt(encrypted.subarray(0, encrypted.length - (encrypted.length % BLOCK)))
    return document.subarray(0, viewOf(content).u64(0))
  } catch (error) {
    throw error instanceof CountingError ? error : new CountingError('protected')
  }
}

/** How something is encrypted; attributes of `keyData` and `encryptedKey`, 2.3.4.10. */
interface Method {
  readonly hash: string
  readonly salt: Bytes
  readonly keyLength: number
}

interface PasswordMethod extends Method {
  readonly spins: number
  readonly verifier: Bytes
  readonly verifierHash: Bytes
  readonly key: Bytes
}

const namespaces: Namespaces = {
  'http://schemas.microsoft.com/office/2006/encryption': 'e',
  'http://schemas.microsoft.com/office/2006/keyEncryptor/password': 'p',
}
/** Where the XML begins. */
const DESCRIPTION = 8
const SEGMENT = 4096
/** What a key is for: 2.3.4.11. */
const VERIFIER = Uint8Array.of(0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79)
const VERIFIER_HASH = Uint8Array.of(0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e)
const KEY = Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6)

/** Opens a document of Office 2010 or later, or of LibreOffice. */
async function openAgile(info: Uint8Array, secret: Secret): Promise<Decrypt> {
  const { document, password } = readDescription(decodeXml(info.subarray(DESCRIPTION)))
  const spun = await spin(password, secret)
  const open = async (purpose: Bytes, encrypted: Uint8Array) => {
    const key = fit(await digest(password.hash, spun, purpose), password.keyLength)
    return decryptChain(await importKey(key), fit(password.salt, BLOCK), encrypted)
  }
  const verifier = await open(VERIFIER, password.verifier)
  const expected = await digest(password.hash, verifier.subarray(0, password.salt.length))
  const verifierHash = await open(VERIFIER_HASH, password.verifierHash)
  if (!isEqual(expected, verifierHash.subarray(0, expected.length))) throw new CountingError('wrongPassword')
  const opened = await open(KEY, password.key)
  const key = await importKey(opened.subarray(0, document.keyLength))
  return async (encrypted) => {
    const segments = Array.from({ length: Math.ceil(encrypted.length / SEGMENT) }, async (_, index) => {
      const start = fit(await digest(document.hash, document.salt, numberOf(index)), BLOCK)
      return decryptChain(key, start, encrypted.subarray(index * SEGMENT, (index + 1) * SEGMENT))
    })
    return joinBytes(await Promise.all(segments))
  }
}

/** Reads how a document is encrypted, and how its key is, with the password. */
function readDescription(source: string): { readonly document: Method; readonly password: PasswordMethod } {
  let document: Method | undefined
  let password: PasswordMethod | undefined
  readXml(source, namespaces, {
    open: ({ name, attribute }) => {
      if (name !== 'e:keyData' && name !== 'p:encryptedKey') return
      const method = readMethod(attribute)
      if (name === 'e:keyData') document = method
      else {
        const bytes = (from: string) => decodeBase64(attribute(from))
        password = {
          ...method,
          spins: Number(attribute('spinCount')),
          verifier: bytes('encryptedVerifierHashInput'),
          verifierHash: bytes('encryptedVerifierHashValue'),
          key: bytes('encryptedKeyValue'),
        }
      }
    },
  })
  if (!document || !password) throw new CountingError('protected')
  return { document, password }
}

function readMethod(attribute: (name: string) => string | undefined): Method {
  const hash = /^SHA-?(1|256|384|512)$/.exec(attribute('hashAlgorithm') ?? '')?.[1]
  const isChain = attribute('cipherAlgorithm') === 'AES' && attribute('cipherChaining') === 'ChainingModeCBC'
  if (hash === undefined || !isChain) throw new CountingError('protected')
  return {
    hash: `SHA-${hash}`,
    salt: decodeBase64(attribute('saltValue')),
    keyLength: Number(attribute('keyBits')) / 8,
  }
}

/** Of Office 2007: 2.3.4.7. */
const STANDARD_SPINS = 50_000
const HASH_LENGTH = 20
const HASH_BLOCK = 64

/** Opens a document of Office 2007, or of programs that write its way: 2.3.4.5 to 2.3.4.9. */
async function openStandard(info: Uint8Array, secret: Secret): Promise<Decrypt> {
  const { u32 } = viewOf(info)
  const header = 12
  const verifiers = header + u32(8) + 4
  const take = (at: number, length: number) => joinBytes([info.subarray(verifiers + at, verifiers + at + length)])
  const spun = await spin({ hash: 'SHA-1', salt: take(0, BLOCK), spins: STANDARD_SPINS }, secret)
  const last = await digest('SHA-1', spun, numberOf(0))
  const halves = [0x36, 0x5c].map((mask) => {
    const block = new Uint8Array(HASH_BLOCK).fill(mask)
    for (const [at, byte] of last.entries()) block[at] = byte ^ mask
    return digest('SHA-1', block)
  })
  const key = await importKey(joinBytes(await Promise.all(halves)).subarray(0, u32(header + 16) / 8))
  const verifier = await decryptBlocks(key, take(BLOCK, BLOCK))
  const verifierHash = await decryptBlocks(key, take(BLOCK + BLOCK + 4, BLOCK * 2))
  const expected = await digest('SHA-1', verifier)
  if (!isEqual(expected, verifierHash.subarray(0, HASH_LENGTH))) throw new CountingError('wrongPassword')
  return (encrypted) => decryptBlocks(key, encrypted)
}

/** Hashes a password so often that guessing takes long: 2.3.4.11. */
async function spin(
  { hash, salt, spins }: Pick<PasswordMethod, 'hash' | 'salt' | 'spins'>,
  { password, onProgress }: Secret,
): Promise<Bytes> {
  let spun = await digest(hash, salt, encodePassword(password))
  for (let index = 0; index < spins; index += 1) {
    // Each is the hash of the one before.
    // oxlint-disable-next-line no-await-in-loop
    spun = await digest(hash, numberOf(index), spun)
    if (index % Math.ceil(spins / 10) === 0) onProgress(index / spins)
  }
  return spun
}

/** Encodes a password in UTF-16, little-endian. */
function encodePassword(password: string): Bytes {
  return Uint8Array.from({ length: password.length * 2 }, (_, at) => password.charCodeAt(at >> 1) >> (at % 2 ? 8 : 0))
}

async function digest(hash: string, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(hash, joinBytes(parts)))
}

function importKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt'])
}

/**
 * Decrypts AES in CBC without padding. Browsers want a last block of padding, which is what an empty text becomes when it
 * is encrypted after the block before.
 *
 * @param start the block before the first
 */
async function decryptChain(key: CryptoKey, start: Bytes, encrypted: Uint8Array): Promise<Bytes> {
  const last = joinBytes([encrypted.subarray(-BLOCK)])
  const padding = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: last }, key, new Uint8Array())
  const padded = joinBytes([encrypted, new Uint8Array(padding)])
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: start }, key, padded))
}

/** Decrypts AES block by block, which browsers don't: CBC combines each block with the one before, so that is undone. */
async function decryptBlocks(key: CryptoKey, encrypted: Uint8Array): Promise<Bytes> {
  const chain = await decryptChain(key, new Uint8Array(BLOCK), encrypted)
  return chain.map((byte, at) => byte ^ (encrypted[at - BLOCK] ?? 0))
}

/** Cuts or fills up bytes to a length: 2.3.4.12. */
function fit(bytes: Uint8Array, length: number): Bytes {
  const fitting = new Uint8Array(length).fill(0x36)
  fitting.set(bytes.subarray(0, length))
  return fitting
}

function numberOf(value: number): Bytes {
  return new Uint8Array(Uint32Array.of(value).buffer)
}

function decodeBase64(text = ''): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
