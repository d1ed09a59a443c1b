import type { Basics } from '../../platform/server/services.ts'
import { type GivenPassword, isPublished, replacePublishedPasswords } from './demo-passwords.ts'
import { loadDemo } from './load-demo.ts'
import type { ReadDemoResume } from './resumes/scored-bodies.ts'

/**
 * Before anyone is let in: loads the demo where one is wanted, and closes accounts that a published password opens wherever
 * others than this machine can reach them, also after the demo was switched off. `given` is to be told once, to who started it.
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
