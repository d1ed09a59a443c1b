import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
let path: string
beforeAll(async () => {
  world = await openWorld(
    { PUBLIC_URL: 'https://hire.example', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hire@reinforce.test' },
    () => now,
  )
  path = `/apply/CODE-${world.own.organizationId.slice(0, 8)}`
})
afterAll(async () => {
  await world.close()
})

const change = async (statement: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.run(statement))
const open = async (url = path, headers: Record<string, string> = {}, from = createAddress()) =>
  await world.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: from })

/** The page as a browser without a script reads it: the values of its form, those of hidden and empty fields included. */
const readForm = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input ([^>]*)>/g)].flatMap(([, marks = '']) => {
      const name = /(?:^| )name="([^"]*)"/.exec(marks)?.[1] ?? ''
      const isSent = !/type="(?:checkbox|file)"/.test(marks) || / checked/.test(marks)
      return isSent ? [[name, /value="([^"]*)"/.exec(marks)?.[1] ?? '']] : []
    }),
  )

type File = { name: string; bytes: string | Uint8Array<ArrayBuffer> }
/** Fills in and sends the form of a page. The file lies between the fields, as on the page. */
const send = async (
  typed: Record<string, string>,
  { file, url = path, headers = {} }: { file?: File; url?: string; headers?: Record<string, string> } = {},
) => {
  const form = new FormData()
  const words = Object.entries({ ...readForm((await open(url)).body), full_name: 'Zuri Applicant', ...typed })
  for (const [name, value] of words.slice(0, 4)) form.append(name, value)
  if (file) form.append('resume', new Blob([file.bytes]), file.name)
  for (const [name, value] of words.slice(4)) form.append(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  return await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      accept: 'text/html',
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': String(payload.length),
      ...headers,
    },
    remoteAddress: createAddress(),
  })
}
const row = z.object({
  full_name: z.string(),
  text_consent: nullableText,
  text_consent_source: nullableText,
  city: nullableText,
})
const found = async (email: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select full_name, text_consent, text_consent_source, city from all_candidates where email_address = ${email}`,
      ),
  )
const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('the page shows the offer of the post in the language of the browser, and search engines read it', async () => {
  await change(sql`update job_post_tracker set description = ${'Paid training\n\n</script><script>alert(1)</script>'},
    pay_low = 21, pay_high = 26.5, pay_per = 'hour', hours = '15 to 25 a week', employment = 'part_time' where id = ${world.own.ids.jobPost}`)
  const page = await open()
  expect(page.statusCode).toBe(200)
  for (const words of [
    'Apply at Bright Path ABA',
    '$21–$26.50 an hour',
    'Part-time',
    '15 to 25 a week',
    '<p>Paid training</p>',
  ])
    expect(page.body).toContain(words)
  expect(page.body.match(/<script/g)).toHaveLength(2)
  const posting = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.body)?.[1] ?? '',
  ) as object
  expect(posting).toMatchObject({
    title: 'Registered Behavior Technician (RBT)',
    url: `https://hire.example${path}`,
    datePosted: '2026-11-10T17:00:00.000Z',
    employmentType: ['PART_TIME'],
    jobLocation: { address: { addressLocality: 'Austin', addressRegion: 'TX' } },
  })
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none';script-src 'self';style-src 'sha256-[^']+' 'sha256-[^']+';img-src 'self' data:;/,
  )
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect(page.headers['referrer-policy']).toBe('same-origin')
  expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  expect(page.body).toContain('<link rel="preload" href="/figtree.woff2" as="font" type="font/woff2" crossorigin>')
  const shown = page.body.slice(page.body.indexOf('<main>'))
  expect(shown.match(/, TX/g), 'says the place once').toHaveLength(1)
  const spanish = (await open(path, { 'accept-language': 'es-MX,en;q=0.5' })).body
  for (const words of [
    '<html lang="es">',
    'Solicite empleo en Bright Path ABA',
    '$21–$26.50 por hora',
    'Medio tiempo',
    'Acepto recibir mensajes',
  ])
    expect(spanish).toContain(words)
  expect((await open(`${path}?lang=en`, { 'accept-language': 'es' })).body).toContain('<html lang="en">')
  for (const secret of [world.own.organizationId, world.own.ids.jobPost, world.foreign.name])
    expect(page.body).not.toContain(secret)
  await change(sql`update job_post_tracker set active = false where id = ${world.own.ids.jobPost}`)
  const closed = (await open()).body
  await change(sql`update job_post_tracker set active = true where id = ${world.own.ids.jobPost}`)
  expect(closed).toContain('Send Application')
  for (const words of ['ld+json', '$21', 'Paid training', 'Part-time']) expect(closed).not.toContain(words)
})

test('the clinic’s colors, logo, and photos are on its page alone, each with its size, and the words of photos are text', async () => {
  const { organizationId, ids } = world.own
  await change(
    sql`update job_page_pictures set alt = ${'"><script>alert(1)</script>'}, width = 1600, height = 1200 where id = ${ids.jobPicture}`,
  )
  await change(sql`insert into job_page_pictures (organization_id, kind, alt, mime, width, height, bytes, stored_as, created_at)
    values (${organizationId}, 'logo', '', 'image/png', 360, 90, 100, 'job-pages/logo.png', now())`)
  const { body, headers } = await open()
  const photo = `<img src="/job-pictures/${ids.jobPicture}" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="1600" height="1200" loading="lazy"`
  expect(body.indexOf('<img class="logo"')).toBeGreaterThan(0)
  expect(body).toMatch(/<img class="logo" src="[^"]*" alt="" width="160" height="40">/)
  expect(body.indexOf('<img class="logo"')).toBeLessThan(body.indexOf('<h1>'))
  expect(body.indexOf(photo)).toBeGreaterThan(body.indexOf('<dl class="facts">'))
  expect(body.indexOf(photo)).toBeLessThan(body.indexOf('<form '))
  expect(body.length).toBeLessThan(60_000)
  for (const [, style = ''] of body.matchAll(/<style>(.*?)<\/style>/g))
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'))
  expect(body).toContain('--pine:#b45309;--on-pine:#fff')
  const foreign = await open(`/apply/CODE-${world.foreign.organizationId.slice(0, 8)}`)
  expect(foreign.body).not.toContain(ids.jobPicture)
  await change(sql`update job_pages set accent = null where organization_id = ${organizationId}`)
  expect((await open()).body.match(/<style>/g)).toHaveLength(1)
})

test('a form sent without a script is taken, and the consent that is kept is the sentence on the page', async () => {
  const shown = /<label for="text_consent">([^<]*)</.exec((await open(`${path}?lang=es`)).body)?.[1] ?? ''
  const file = { name: 'cv.txt', bytes: 'Zuri Applicant\nThree years as a nanny for a child on the spectrum.' }
  const typed = { email_address: 'zuri@example.test', text_consent: 'yes', city: 'Waco' }
  const answer = await send(typed, { file, url: `${path}?lang=es` })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<h1 tabindex="-1">¡Gracias!</h1>')
  const [person] = await found('zuri@example.test')
  expect(person).toMatchObject({ full_name: 'Zuri Applicant', text_consent: 'given', city: 'Waco' })
  expect(shown).not.toBe('')
  expect(person?.text_consent_source).toBe(`Apply page, ${now.toISOString()}: ${unescaped(shown)}`)
  // An empty box is a refusal, as on the other way in.
  await send({ email_address: 'no@example.test' })
  expect(await found('no@example.test')).toMatchObject([
    { text_consent: expect.not.stringMatching('given') as unknown },
  ])
})

test('a problem is shown at its field, in the language of the form, and everything typed is there again, as text', async () => {
  const name = '"><script>alert(1)</script>'
  const typed = {
    full_name: ' ',
    email_address: 'zuri',
    city: name,
    resume_text: '</textarea><b>',
    state: 'CA',
    text_consent: 'yes',
    current_rbt: 'yes',
  }
  const answer = await send(typed, { url: `${path}?lang=es` })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<p class="error" id="e-full_name" data-slot="full_name">Escriba su nombre.</p>')
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(answer.body).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>')
  expect(answer.body).toContain('<option value="CA" selected>')
  expect(answer.body).not.toContain('<script>')
  const again = readForm(answer.body)
  expect(again).toMatchObject({ email_address: 'zuri', text_consent: 'yes', current_rbt: 'yes', language: 'es' })
  const wrong = await send({ email_address: 'zuri', video_introduction: 'javascript:alert(1)' })
  expect(wrong.body).toMatch(/id="email_address"[^>]*aria-invalid="true"/)
})

test('a consent sentence that changed after the page was shown has to be agreed to again', async () => {
  const answer = await send({ email_address: 'late@example.test', text_consent: 'yes', consent_key: 'another' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('This sentence changed. Read it again before you agree to it.')
  expect(readForm(answer.body)).toMatchObject({ text_consent: 'no' })
  expect(await found('late@example.test')).toEqual([])
})

test('a file that is too large, or none that can be read, is refused at its field, and the fields behind it are kept', async () => {
  const typed = { email_address: 'large@example.test', city: 'Waco', video_introduction: 'https://example.test/v' }
  for (const [bytes, status, words] of [
    [new Uint8Array(20 * 1024 * 1024), 400, 'The resume must be 10 MB or smaller.'],
    ['MZ\u0000\u0001\u0002binary', 400, 'The resume must be a PDF, DOCX, ODT, RTF, or TXT file.'],
  ] as const) {
    const answer = await send(typed, { file: { name: 'cv.pdf', bytes } })
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([status, true])
    expect(readForm(answer.body)).toMatchObject(typed)
  }
  const huge = await world.app.inject({
    method: 'POST',
    url: path,
    payload: 'x',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000000' },
    remoteAddress: createAddress(),
  })
  expect([huge.statusCode, huge.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(huge.body).toContain('The resume must be 10 MB or smaller.')
  expect(await found('large@example.test')).toEqual([])
})

test('the same form twice is one application, a robot’s is none, and one from another site is refused', async () => {
  const id = crypto.randomUUID()
  for (let i = 0; i < 2; i += 1)
    expect((await send({ id, email_address: 'once@example.test' })).body).toContain('Thank you!')
  expect(await found('once@example.test')).toHaveLength(1)
  expect((await send({ email_address: 'robot@example.test', website: 'x' })).statusCode).toBe(200)
  expect(await found('robot@example.test')).toEqual([])
  const elsewhere = await send({ email_address: 'other@example.test' }, { headers: { origin: 'https://evil.test' } })
  expect([elsewhere.statusCode, await found('other@example.test')]).toEqual([403, []])
})

test('an unknown code, one call too many and an unreadable form are answered with a page', async () => {
  const unknown = await open('/apply/NO-SUCH%22%3E%3Cscript%3E', { 'accept-language': 'es' })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('No conocemos este código.')
  expect(unknown.body).toContain('Código NO-SUCH&quot;&gt;&lt;script&gt;')
  expect(unknown.body).toContain('<meta name="robots" content="noindex">')
  expect((await open(`/apply/${'X'.repeat(99)}`)).body).toContain('This is not one of our codes')
  const from = createAddress()
  for (let call = 0; call < 60; call += 1) await open('/apply/NONE', {}, from)
  const tooMany = await open(path, {}, from)
  expect([tooMany.statusCode, tooMany.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(tooMany.body).toContain('Too many attempts.')
  const plain = { method: 'POST', url: path, payload: 'full_name=A', remoteAddress: createAddress() } as const
  const answer = await world.app.inject({ ...plain, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
})

test('a post that offers times announces the email with the link, alike to someone new and to someone on file', async () => {
  await change(
    sql`update job_post_tracker set offers_times_by = ${world.users.clinic.id} where id = ${world.own.ids.jobPost}`,
  )
  const first = await send({ email_address: 'twice@example.test' })
  const again = await send({ email_address: 'twice@example.test' })
  const silent = await send({ email_address: '', phone_number: '512 555 0177' })
  await change(sql`update job_post_tracker set offers_times_by = null where id = ${world.own.ids.jobPost}`)
  expect(first.body).toContain('it has a link: Choose a time now.')
  expect(again.body).toBe(first.body)
  expect([silent.statusCode, silent.body.includes('Choose a time now')]).toEqual([200, false])
})

test('every law’s notice is on the page, so that one without a script misses none', async () => {
  const { body } = await open()
  for (const state of ['CA', 'IL', 'NY']) expect(body).toContain(`<p data-state="${state}">`)
  expect(body).toContain('people read the applications and make every decision')
  expect(body).toContain('data-place="TX"')
})
