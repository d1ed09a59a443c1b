import { expect, test } from 'vitest'
import { readTableFile } from '../extract-text.ts'
import { decodeText } from './decode-text.ts'

const words = 'Name,City\nJosé Peña,Cádiz\n'
const utf16 = (text: string, isBig: boolean, hasMark: boolean) => {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from(words)],
  ['UTF-16 with a mark', utf16(words, false, true)],
  ['UTF-16, the other way round', utf16(words, true, true)],
  ['UTF-16 without a mark', utf16(words, false, false)],
  ['Windows-1252', Buffer.from(words, 'latin1')],
  ['Mac Roman', Buffer.from('4e616d652c436974790a4a6f738e2050 65966 12c43876469 7a0a'.replaceAll(' ', ''), 'hex')],
])('%s is read with its accents', (_, bytes) => expect(decodeText(bytes)?.text).toBe(words))

test('a Windows apostrophe and dash make no Mac of a file', () => {
  const bytes = Buffer.from('Mary O\x92Brien \x96 Lodz, it\x92s Jos\xe9', 'latin1')
  expect(decodeText(bytes)).toEqual({ text: 'Mary O’Brien – Lodz, it’s José', remarks: [] })
})

test('a stray zero is removed and said; a picture is no text', () => {
  const stray = decodeText(Buffer.from(`Name,Email\n${'Ana,a@a.test\n'.repeat(9)}Nu\0ll,n@a.test\n`))
  expect(stray?.text).toContain('Null,n@a.test')
  expect(stray?.remarks).toEqual(['The file held characters that aren’t text. They were removed.'])
  expect(decodeText(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBeNull()
})

test('a table in a page that is called a spreadsheet is read', async () => {
  const page = `<html><style>td{}</style><table><tr><th>Full name<th>Email</tr>
    <tr><td><b>Ana</b> O&#39;Brien &amp; Co</td><td>a@a.test<br>b@a.test</td></tr><tr><td/><td>c@a.test</td></tr></table></html>`
  expect(await readTableFile(Buffer.from(page))).toEqual({
    ok: true,
    text: `"Full name","Email"\r\n"Ana O'Brien & Co","a@a.test b@a.test"\r\n"","c@a.test"`,
    sheets: [{ name: 'Table', rows: 3 }],
    remarks: [],
  })
})

test('contacts are read, a mobile number first', async () => {
  const cards =
    `BEGIN:VCARD\r\nVERSION:3.0\r\nN:O'Neil;Kim;;;\r\nFN:Kim O'Neil\r\nEMAIL;TYPE=INTERNET:k@a.test\r\n` +
    'TEL;TYPE=HOME:+15125550101\r\nTEL;TYPE=CELL:+15125550100\r\nADR;TYPE=HOME:;;1 Elm St;Mesa;AZ;85201;USA\r\n' +
    'NOTE:met at fair\\, wants mornings\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nN:Lee;Mo\r\n' +
    'TEL;CELL;PREF:5125550102\r\nitem1.EMAIL;INTERNET:m@a.test\r\nEND:VCARD\r\n'
  const read = await readTableFile(Buffer.from(cards))
  expect(read).toMatchObject({ ok: true, sheets: [{ name: 'Contacts', rows: 3 }], remarks: [] })
  expect(read.ok && read.text.split('\r\n').slice(1)).toEqual([
    `"Kim O'Neil","Kim","O'Neil","k@a.test","+15125550100; +15125550101","Mesa","AZ","","","met at fair, wants mornings"`,
    '"","Mo","Lee","m@a.test","5125550102","","","","",""',
  ])
})

test.each([
  ['old', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  ['kind', Buffer.from('%PDF-1.7 …')],
  ['kind', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['kind', Buffer.from('PK\u0003\u0004 no zip')],
  ['unreadable', Buffer.from('<html><table></table></html>')],
])('what is no table says why: %s', async (why, bytes) =>
  expect(await readTableFile(bytes)).toEqual({ ok: false, why }),
)
