import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { english as resetEnglish } from '../../features/access/sign-in/web/words/en.ts'
import { words as resetSpanish } from '../../features/access/sign-in/web/words/es.ts'
import { english as whyEnglish } from '../../features/candidates/explanations/web/words/en.ts'
import { words as whySpanish } from '../../features/candidates/explanations/web/words/es.ts'
import { english as applyEnglish } from '../../features/intake/apply/rules/words/en.ts'
import { words as applySpanish } from '../../features/intake/apply/rules/words/es.ts'
import { english as bookEnglish } from '../../features/interviews/calendar/web/booking/words/en.ts'
import { words as bookSpanish } from '../../features/interviews/calendar/web/booking/words/es.ts'
import { english as demoEnglish } from '../../features/team/prospects/web/words/en.ts'
import { words as demoSpanish } from '../../features/team/prospects/web/words/es.ts'
import { english as invitationEnglish } from '../../features/team/users/web/words/en.ts'
import { words as invitationSpanish } from '../../features/team/users/web/words/es.ts'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer } from './testing/world.ts'

const server = fakeServer()

const browserPrefers = (...languages: string[]) => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => spy.mockRestore())
}
beforeEach(() => localStorage.removeItem('reinforce-language'))

type WordTree = { [key: string]: unknown }
/** Each text of a dictionary, those that are made of something with samples for it. */
const listTexts = (said: WordTree, under = ''): [string, string][] =>
  Object.entries(said).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[under + key, value]]
    if (typeof value === 'function') {
      const sample = { candidate: 'AAA', kind: 'BBB', minutes: 77, interviewer: 'CCC' }
      return [[under + key, String(value.call(null, key === 'greeting' ? sample : 'AAA', 'BBB'))]]
    }
    return listTexts(value as WordTree, `${under}${key} `)
  })

test.each([
  ['apply', applyEnglish, applySpanish],
  ['book', bookEnglish, bookSpanish],
  ['demo', demoEnglish, demoSpanish],
  ['reset', resetEnglish, resetSpanish],
  ['invitation', invitationEnglish, invitationSpanish],
  ['explanation', whyEnglish, whySpanish],
] as [string, WordTree, WordTree][])(
  'every word of the %s page is there in Spanish, and is no English one',
  (_, en, es) => {
    const spanish = new Map(listTexts(es))
    expect([...spanish.keys()].toSorted()).toEqual(
      listTexts(en)
        .map(([key]) => key)
        .toSorted(),
    )
    for (const [key, text] of listTexts(en)) {
      expect(spanish.get(key)?.trim(), key).not.toBe('')
      expect(spanish.get(key), key).not.toBe(text)
      for (const filled of text.match(/AAA|BBB|CCC|77/g) ?? []) expect(spanish.get(key), key).toContain(filled)
      expect(spanish.get(key), key).not.toMatch(/\b(?:the|your|you|please|of|and)\b/i)
    }
  },
)

test('switching keeps what was typed, translates the refusal, and is in the address', async () => {
  browserPrefers('en-US')
  server.answer(createHealthyServer(null))
  const { user, path } = renderApp('/demo')
  await user.type(await screen.findByLabelText(/Your name/), 'Marta Quinn')
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  expect(await screen.findByText('Enter your clinic’s name.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(await screen.findByText('Escriba el nombre de su clínica.')).toBeVisible()
  expect(screen.getByDisplayValue('Marta Quinn')).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  expect(path()).toBe('/demo?lang=es')
  expect(localStorage.getItem('reinforce-language')).toBe('es')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByLabelText(/Your name/)).toHaveValue('Marta Quinn')
  expect(path()).toBe('/demo?lang=en')
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

test('the address wins over what was chosen before, and that over the browser', async () => {
  browserPrefers('en-US')
  localStorage.setItem('reinforce-language', 'es')
  server.answer(createHealthyServer(null))
  const first = renderApp('/demo')
  expect(await screen.findByRole('heading', { name: 'Solicite una demostración' })).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Solicitar demostración' }))
  expect(await screen.findByText('Escriba el nombre de su clínica.')).toBeVisible()
  first.router.history.replace('/demo?lang=en')
  expect(await screen.findByRole('heading', { name: 'Schedule a demo' })).toBeVisible()
})

test('a candidate chooses a time in Spanish, and is refused in Spanish', async () => {
  const offer = {
    organization: 'Bright Path ABA',
    candidate: 'Ana',
    interviewer: 'Our team',
    type: 'Phone',
    minutes: 30,
    location: null,
    place: null,
    zone: 'Pacific/Honolulu',
    language: 'en',
    wanted: [],
    proposed: null,
    expiresAt: '2026-12-01T00:00:00.000Z',
    starts: ['2026-11-24T20:00:00.000Z', '2026-11-25T20:00:00.000Z'],
    booked: null,
  }
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => offer,
    'POST /api/book/tok': () => refuse('conflict', 'That time is no longer available. Choose another.'),
  })
  const { user } = renderApp('/book/tok?lang=es')
  expect(
    await screen.findByText(
      'Hola, Ana: elija una hora para su entrevista por teléfono de 30 minutos con nuestro equipo. Le llamaremos por teléfono.',
    ),
  ).toBeVisible()
  expect(screen.getByText(/^Las horas se muestran en hora estándar de Hawái/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /10:00 a\.m\. HST/ }))
  await user.click(screen.getByRole('button', { name: /^Reservar mar 24 nov, / }))
  expect(await screen.findByText('Esa hora ya no está disponible. Elija otra.')).toBeVisible()
})

test('shows an expired link, a forgotten password and an invitation in Spanish', async () => {
  browserPrefers('es')
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/old': () => refuse('not-found', 'This link has expired. Ask Kite ABA for a new one.'),
    'GET /api/auth/password-resets/tok': () => refuse('not-found', 'This link no longer works. Ask for a new one.'),
    'GET /api/invitations/tok': () => ({
      organizationName: 'Kite ABA',
      email: '',
      phone_number: '',
      full_name: '',
      invitedBy: 'Riley Adams',
      expiresAt: '2026-12-01T00:00:00.000Z',
    }),
    'POST /api/invitations/tok/accept': () =>
      refuse('invalid', 'The password must be at least 6 characters.', {
        password: 'The password must be at least 6 characters.',
      }),
  })
  const { user, router } = renderApp('/book/old')
  expect(await screen.findByText('Este enlace venció. Pida uno nuevo a Kite ABA.')).toBeVisible()
  router.history.push('/reset/tok?lang=es')
  expect(await screen.findByText('Este enlace ya no funciona. Pida uno nuevo.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute('href', '/reset?lang=es')
  router.history.push('/invite/tok')
  expect(await screen.findByText(/^Riley Adams le invita a Reinforce\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
  expect(await screen.findAllByText('La contraseña debe tener al menos 6 caracteres.')).toHaveLength(1)
  router.history.push('/reset')
  expect(await screen.findByRole('heading', { name: '¿Olvidó su contraseña?' })).toBeVisible()
})

test('the sign-in stays English, and so does its document', async () => {
  browserPrefers('es-MX')
  server.answer(createHealthyServer(null))
  const { router } = renderApp('/demo')
  await screen.findByRole('heading', { name: 'Solicite una demostración' })
  router.history.push('/login')
  expect(await screen.findByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(screen.queryByRole('button', { name: 'Español' })).not.toBeInTheDocument()
})
