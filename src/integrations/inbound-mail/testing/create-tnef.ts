type TnefInput = { body: string; files: { title: string; longName?: string; bytes: Uint8Array }[] }

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
const attribute = (level: number, id: number, data: Uint8Array) =>
  Buffer.concat([
    Buffer.from([level]),
    u16(id),
    u16(6),
    u32(data.length),
    data,
    u16(data.reduce((sum, one) => (sum + one) & 0xff_ff, 0)),
  ])
const text = (id: number, value: string) => {
  const bytes = Buffer.concat([Buffer.from(value, 'utf16le'), Buffer.alloc(2)])
  const rest = Buffer.alloc((4 - (bytes.length % 4)) % 4)
  return Buffer.concat([u32((id << 16) | 0x1f), u32(1), u32(bytes.length), bytes, rest])
}

/** A winmail.dat with these words and files. */
export const createTnef = ({ body, files }: TnefInput): Buffer =>
  Buffer.concat([
    u32(0x22_3e_9f_78),
    u16(1),
    attribute(1, 0x90_03, Buffer.concat([u32(1), text(0x10_00, body)])),
    ...files.flatMap(({ title, longName, bytes }) => [
      attribute(2, 0x90_02, Buffer.alloc(14)),
      attribute(2, 0x80_10, Buffer.from(`${title}\0`, 'latin1')),
      attribute(2, 0x80_0f, bytes),
      ...(longName ? [attribute(2, 0x90_05, Buffer.concat([u32(1), text(0x37_07, longName)]))] : []),
    ]),
  ])
