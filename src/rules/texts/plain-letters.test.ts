import { expect, test } from 'vitest'
import { replaceLookalikes } from './plain-letters.ts'

const isStop = (word: string) => word === 'stop' || word === 'paren'
const plain = (text: string) => replaceLookalikes(text, isStop).toLowerCase().trim()

test.each([
  ['ＳＴＯＰ', 'stop'],
  ['ЅТОР', 'stop'],
  ['SТOP', 'stop'],
  ['𝐒𝐓𝐎𝐏', 'stop'],
  ['𝓼𝓽𝓸𝓹', 'stop'],
  ['ⓈⓉⓄⓅ', 'stop'],
  ['🅢🅣🅞🅟', 'stop'],
  ['🆂🆃🅾🅿', 'stop'],
  ['🇸🇹🇴🇵', 'stop'],
  ['ꜱᴛᴏᴘ', 'stop'],
  ['ΣTOP', 'σtop'],
  ['s\u200Bt\u200Bop', 'stop'],
])('“%s” is read as “%s”', (text, read) => expect(plain(text)).toBe(read))

test.each([
  'хорошо, спасибо',
  'сто рублей',
  'Ένα μήνυμα',
  'está bien, mañana',
  'yes 🇲🇽🇺🇸',
  'рот',
  'привет мама',
  '你好',
])('“%s” stays as it is', (text) => expect(replaceLookalikes(text, isStop)).toBe(text.normalize('NFKC')))
