import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from './testing/world.ts'

let world: World
let authorization: string
beforeAll(async () => {
  world = await openWorld()
  authorization = `Bearer ${await world.getToken('clinic')}`
})
afterAll(async () => await world.close())

type Body = { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> }
type OpenApi = { paths: Record<string, Record<string, { requestBody?: Body }>> }

test('the API document says which calls take a form, and what its file is called', async () => {
  const { paths } = (await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()
  const forms = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ requestBody }) => {
      const form = requestBody?.content['multipart/form-data']
      return form ? [[path, form.schema.required.join()]] : []
    }),
  )
  expect(Object.fromEntries(forms)).toEqual({
    '/api/apply/{code}': '',
    '/api/candidates/{id}/documents': 'file',
    '/api/documents/files/{id}/versions': 'file',
    '/api/documents/folders/{id}/files': 'file',
    '/api/documents/organizations/{id}/files': 'file',
    '/api/finance/report-imports': 'file',
    '/api/finance/report-imports/preview': 'file',
    '/api/import-uploads': 'file',
    '/api/me/job-page/pictures': 'file',
    '/api/me/profile-image': 'file',
    '/api/resume-uploads': 'file',
  })
  const applied = paths['/api/apply/{code}']?.post?.requestBody?.content['multipart/form-data']?.schema.properties
  expect(Object.keys(applied ?? {})).toEqual(expect.arrayContaining(['full_name', 'text_consent', 'resume']))
})

const post = async (url: string, kind: string, payload: string) =>
  await world.app.inject({ method: 'POST', url, headers: { authorization, 'content-type': kind }, payload })

test('a form where JSON is expected, and a bare file where a form is, get an error with the right format', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nName\r\n--x--\r\n'
  const [asForm, asFile] = [
    await post('/api/imports/preview', 'multipart/form-data; boundary=x', form),
    await post('/api/import-uploads', 'text/csv', 'Name,Email'),
  ]
  const message = 'Send JSON, or a form (multipart/form-data) where the call takes a file.'
  for (const answer of [asForm, asFile])
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { error: { message } }])
})

test('the template of an import is a CSV file', async () => {
  const answer = await world.call('clinic', 'GET', '/api/import-template')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="candidates.csv"')
  expect(answer.text).toMatch(/^\ufeffFull name,Email,Phone,.*\r\nMaya Sample,maya\.sample@example\.test,/)
})
