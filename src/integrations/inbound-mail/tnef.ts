/**
 * The content of a winmail.dat: Outlook's own wrapping of an email (Transport Neutral Encapsulation Format, MS-OXTNEF).
 */
export type Tnef = { body: string; files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] }

const signature = 0x22_3e_9f_78
const levels = { message: 1, attachment: 2 }
const attributes = {
  attachData: 0x80_0f,
  attachTitle: 0x80_10,
  attachRenderData: 0x90_02,
  mapiProps: 0x90_03,
  attachment: 0x90_05,
  codePage: 0x90_07,
}
const properties = { body: 0x10_00, longName: 0x37_07 }
const mostAttributes = 5_000
const mostProperties = 2_000
const mostFiles = 20

const createDecoder = (codePage: number): InstanceType<typeof TextDecoder> => {
  try {
    return new TextDecoder(codePage === 65_001 ? 'utf-8' : `windows-${codePage}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
const withoutEnd = (text: string) => text.replace(/\0[\s\S]*$/, '')

const fixed: Record<number, number> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 }
const textTypes = new Set([0x1e, 0x1f])
const sized = new Set([0x0d, 0x1e, 0x1f, 0x01_02])
type Reader = { view: DataView; at: number }

const u32 = (reader: Reader): number => {
  const value = reader.view.getUint32(reader.at, true)
  reader.at += 4
  return value
}
const padded = (length: number) => (length + 3) & ~3

/** Steps over the name of a named property. */
const skipName = (reader: Reader) => {
  reader.at += 16
  if (u32(reader) === 0) reader.at += 4
  else reader.at += padded(u32(reader))
}

type Property = { id: number; type: number; value: Uint8Array<ArrayBuffer> }

/** Reads MAPI properties; what reaches past the end ends them. */
const listProperties = (bytes: Uint8Array): Property[] => {
  const reader: Reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 }
  const found: Property[] = []
  const count = Math.min(u32(reader), mostProperties)
  for (let n = 0; n < count; n += 1) {
    const tag = u32(reader)
    const [id, type] = [tag >>> 16, tag & 0xff_ff]
    if (id >= 0x80_00) skipName(reader)
    const single = type & ~0x10_00
    const values = sized.has(single) || (type & 0x10_00) !== 0 ? u32(reader) : 1
    for (let value = 0; value < Math.min(values, mostProperties); value += 1) {
      const length = sized.has(single) ? u32(reader) : (fixed[single] ?? -1)
      if (length < 0 || reader.at + length > bytes.length) return found
      found.push({ id, type: single, value: bytes.slice(reader.at, reader.at + length) })
      reader.at += padded(length)
    }
  }
  return found
}

const readProperties = (bytes: Uint8Array): Property[] => {
  try {
    return listProperties(bytes)
  } catch {
    return []
  }
}

/**
 * Opens a winmail.dat: the words and the files in it, at most 20. Null for what is none. Each byte is looked at once, and lengths that
 * reach past the end stop the reading; what was found before stays.
 */
export const openTnef = (bytes: Uint8Array): Tnef | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 6 || view.getUint32(0, true) !== signature) return null
  const found: Tnef = { body: '', files: [] }
  let decoder = createDecoder(1252)
  const decode = ({ type, value }: Property) =>
    withoutEnd((type === 0x1f ? new TextDecoder('utf-16le') : decoder).decode(value))
  let at = 6
  for (let n = 0; n < mostAttributes && at + 9 <= bytes.length; n += 1) {
    const level = view.getUint8(at)
    const id = view.getUint32(at + 1, true) & 0xff_ff
    const length = view.getUint32(at + 5, true)
    const data = bytes.subarray(at + 9, Math.min(bytes.length, at + 9 + length))
    at += 9 + length + 2
    if (level === levels.message && id === attributes.codePage && data.length >= 4)
      decoder = createDecoder(new DataView(data.buffer, data.byteOffset).getUint32(0, true))
    if (level === levels.message && id === attributes.mapiProps)
      for (const one of readProperties(data))
        if (one.id === properties.body && textTypes.has(one.type)) found.body ||= decode(one)
    if (level !== levels.attachment) continue
    if (id === attributes.attachRenderData) {
      if (found.files.length >= mostFiles) break
      found.files.push({ name: '', bytes: new Uint8Array() })
    }
    const file = found.files.at(-1)
    if (!file) continue
    if (id === attributes.attachTitle) file.name ||= withoutEnd(decoder.decode(data))
    if (id === attributes.attachData) file.bytes = new Uint8Array(data)
    if (id === attributes.attachment)
      for (const one of readProperties(data))
        if (one.id === properties.longName && textTypes.has(one.type)) file.name = decode(one) || file.name
  }
  return found
}
