import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { boardColumn, candidateBoard } from '../../contract/board.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

test('the board has the columns of the dialog, each with its count and its newest 50', async () => {
  await addPeople(world, 'own', 60, { status: 'Hired', city: 'Waco' })
  await addPeople(world, 'own', 2, { status: 'Odd one', city: 'Waco' })
  const read = async (query: string) =>
    z.parse(candidateBoard.reply, (await world.call('clinic', 'GET', `/api/candidates/board${query}`)).body)
  const { columns } = await read('?q=waco')
  expect(columns.map(({ status, total, rows }) => [status, total, rows.length])).toEqual([
    ['Initial Inquiry', 0, 0],
    ['Reviewed By Clinic', 0, 0],
    ['Interview Scheduled', 0, 0],
    ['Hired', 60, 50],
    ['Archived', 0, 0],
    ['Odd one', 2, 2],
  ])
  const more = await world.call('clinic', 'GET', '/api/candidates/board/column?q=waco&column=Hired&page=2')
  expect(z.parse(boardColumn.reply, more.body).rows).toHaveLength(10)
  expect((await read('')).columns.reduce((sum, column) => sum + column.total, 0)).toBe(64)
})
