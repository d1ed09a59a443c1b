import { expect, test } from 'vitest'
import { classifyOptOut } from '../opt-out.ts'
import { findStopFrame } from './find-stop-frame.ts'
import frames from './stop-frames.json' with { type: 'json' }
import lists from './stop-words.json' with { type: 'json' }

test.each([
  'quit hitting my line',
  'yall can take me off that list now',
  'Take me out of your system',
  'I am no longer wanting to receive these',
  'could you not text me',
  'you no text me again',
  'no quiero que me lleguen mas mensajes',
  'me quiero salir de esto',
  'deje de molestar',
  'This number is not Angela’s, take her off your list',
  'stop msging me',
  'plese remvoe me',
  'hi, is there a way to not get these?',
  'forget you have my number',
  'den de baja mi numero',
  'No\nstop asking',
  'Not sure how you got this number, but stop texting me',
  'jk same number, but stop texting it',
  'no more of these messages please, I told you twice',
])('“%s” ends the texts', (text) => expect(classifyOptOut(text)).toBe('stop'))

test.each([
  'stop by tomorrow?',
  'can I stop by at 3',
  'nothing can stop me',
  'which bus stop is near',
  'don’t stop texting me',
  'why did you stop texting me',
  'did you quit texting people',
  'I got no more messages from you',
  'I’ve had no texts yet',
  'no need to send a reminder I’ll be there',
  'I dont want to miss any messages',
  'let me be honest I prefer mornings',
  'will I be left alone with kids',
  'no me molesta manejar',
  'no me han mandado la direccion',
  'no me quiten de la lista',
  'nomas mandeme un mensaje',
  'quiten la cita del viernes',
  'I get off at 5',
  'get me off work early',
  'take my number down',
  'I’m reporting to you on Monday right',
  'I’m done with my certification',
  'I lost my phone',
  'text me anytime',
  '11111 stop',
])('“%s” asks for nothing', (text) => expect(classifyOptOut(text)).toBe('none'))

test.each(['can you stop texting me at work, call instead', 'maybe stop texting me', 'unsubscribed by accident'])(
  '“%s” is for a person',
  (text) => expect(classifyOptOut(text)).toBe('unsure'),
)

test('names every list that a frame reads, and reads every list', () => {
  const named = new Set(frames.flatMap(({ frame }) => frame.match(/[A-Z]+\d?/g) ?? []))
  const inCode = ['FILL', 'APART', 'MISTYPED', 'BREAK', 'KEEP', 'NOT', 'AUX', 'ASKS']
  const listed = Object.keys(lists).map((name) => name.toUpperCase())
  expect([...named].filter((name) => !listed.includes(name))).toEqual([])
  expect(listed.filter((name) => !named.has(name) && !inCode.includes(name))).toEqual([])
})

test('a frame does not reach over the end of a thought', () => {
  expect(findStopFrame('stop texting me')).toBe('stop texting me')
  expect(findStopFrame('stop because texting')).toBeNull()
  expect(findStopFrame('')).toBeNull()
})
