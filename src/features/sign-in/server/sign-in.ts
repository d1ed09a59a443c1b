import type { FastifyReply } from 'fastify'
import { openAsk } from '../../../platform/server/ask.ts'
import { type House, scopeOf, transactAs } from '../../../platform/server/call.ts'
import { writeFacts } from '../../../platform/server/facts.ts'
import { usNumber } from '../../../rules/phone.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { signInByEmail, signInByPhone } from '../contract.ts'
import type { Auth } from './auth.ts'
import { idleSeconds } from './auth.ts'
import { emailOfPhone } from './phone-account.ts'
import { actorOf, findProfile, meOf } from './profile.ts'

const refused = () => new Refusal('signed-out', 'Invalid email or password')

/** The library's cookie without its end: the browser keeps it while open, the server ends it after 60 idle minutes. */
const passCookies = (reply: FastifyReply, headers: Headers) => {
  for (const cookie of headers.getSetCookie())
    void reply.header('set-cookie', cookie.replace(/;\s*(max-age|expires)=[^;]*/gi, ''))
  const token = headers.get('set-auth-token')
  if (token) void reply.header('set-auth-token', token)
}

const signIn = async (house: House, auth: Auth, reply: FastifyReply, email: string, password: string) => {
  const done = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(() => null)
  if (!done) throw refused()
  const profile = await findProfile(house, done.response.user.id)
  if (!profile) throw refused()
  passCookies(reply, done.headers)
  const actor = actorOf(house, profile)
  await transactAs(
    house,
    scopeOf(actor),
  )(async (tx) => {
    await writeFacts(tx, actor.userId, [{ name: 'user.signedIn', about: actor.userId }])
  })
  const metadata = { full_name: done.response.user.name, phone_number: '' }
  return meOf(house, profile, metadata, new Date(house.clock().getTime() + idleSeconds * 1000).toISOString())
}

/** Any failure answers 'Invalid email or password', in the same time: the library hashes for unknown addresses too. */
export const signInByEmailWay = (auth: Auth) =>
  openAsk(
    signInByEmail,
    async ({ input, house, reply }) =>
      await signIn(house, auth, reply, input.email.trim().toLowerCase(), input.password),
  )

/** For accounts made with a phone number only. */
export const signInByPhoneWay = (auth: Auth) =>
  openAsk(signInByPhone, async ({ input, house, reply }) => {
    const phone = usNumber(input.phone)
    const email = await emailOfPhone(auth, phone.ok ? phone.e164 : '')
    return await signIn(house, auth, reply, email, input.password)
  })
