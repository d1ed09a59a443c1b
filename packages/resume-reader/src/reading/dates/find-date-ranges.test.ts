import { expect, test } from 'vitest'
import { dateCases } from '../../testing/date-cases.ts'
import { foldLine } from '../words.ts'
import { findDateRanges } from './find-date-ranges.ts'

const said = (line: string) =>
  findDateRanges(foldLine(line), '2026-11-24')
    .map(({ from, to, single }) => `${from}..${to}${single ? ' single' : ''}`)
    .join(' ')

test.each(dateCases)('%s is read as %j', (line, ranges) => expect(said(line)).toBe(ranges))
