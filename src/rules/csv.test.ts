import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test.each([
  [['plain', 'two words'], 'plain,two words\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1555', '-2', '@x', '\tx'], "'=1+1,'+1555,'-2,'@x,'\tx\r\n"],
  [[null, -5, 0], ',-5,0\r\n'],
  [['=a,"b"'], `"'=a,""b"""\r\n`],
])('%j is written safely', (cells, row) => expect(csvRow(cells)).toBe(row))
