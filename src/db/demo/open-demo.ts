import type { Basics } from '../../platform/server/services.ts'
import { type GivenPassword, isPublished, replacePublishedPasswords } from './create-demo-passwords.ts'
import { loadDemo } from './load-demo.ts'
import type { ReadDemoResume } from './resumes/create-scored-bodies.ts'

/**
 * Prepares the demo before anyone is let in: loads it where one is wanted, and closes accounts that a published
 * password opens on any address others than this machine can reach, also after the demo was switched off. Show `given`
 * once, to the person who started it.
 */
export const openDemo = async (
  services: Basics,
  read: ReadDemoResume,
): Promise<{ isPublished: boolean; given: GivenPassword[] }> => {
  const { demo } = services.config
  const given = demo === 'off' ? [] : await loadDemo(services, read)
  if (demo === 'here') return { isPublished: await isPublished(services), given: [] }
  const replaced = await replacePublishedPasswords(services)
  return { isPublished: false, given: demo === 'off' ? [] : [...given, ...replaced] }
}
