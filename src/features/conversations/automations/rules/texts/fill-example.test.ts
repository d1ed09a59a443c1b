import { expect, test } from 'vitest'
import { listAutomationTexts } from '../automation-words.ts'
import { createUsualSettings } from '../flow.ts'
import { presets } from '../presets.ts'
import { fillExample } from './fill-example.ts'

test('no tag is left in any text of any automation, and a name like a pattern stays as it is', () => {
  for (const preset of presets)
    for (const { english, spanish } of listAutomationTexts(preset, { ...createUsualSettings(preset), texts: [] })) {
      expect(fillExample(english, 'en', 'Bright Path ABA')).not.toMatch(/[{}]/)
      expect(fillExample(spanish, 'es', 'Bright Path ABA')).not.toMatch(/[{}]/)
    }
  expect(fillExample('From {organization}', 'en', '$& Kids')).toBe('From $& Kids')
})
