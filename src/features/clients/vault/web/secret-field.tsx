import { Button, Checkbox, Collapse, Group, NumberInput, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  type CharacterKind,
  characterKinds,
  generateSecret,
  longestSecret,
  shortestSecret,
} from '../rules/generate-secret.ts'
import { measureStrength } from '../rules/strength.ts'
import { StrengthBadge } from './login-chips.tsx'

const kindWords: Record<CharacterKind, string> = {
  lower: 'Lowercase letters',
  upper: 'Uppercase letters',
  digits: 'Digits',
  symbols: 'Symbols',
}
const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

type SecretFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Words that make a password weak: the site, the username. */
  context: string[]
}

/** A new password: typed or generated, with its strength as it is typed. */
export const SecretField = ({ label, value, onChange, error, context }: SecretFieldProps) => {
  const [opened, setOpened] = useState(false)
  const [visible, setVisible] = useState(false)
  const [length, setLength] = useState(20)
  const [kinds, setKinds] = useState<CharacterKind[]>(characterKinds)
  const generate = () => {
    onChange(generateSecret({ length, kinds }, randomByte))
    setVisible(true)
  }
  const turn = (kind: CharacterKind, on: boolean) =>
    setKinds((now) => characterKinds.filter((each) => (each === kind ? on : now.includes(each))))
  return (
    <Stack gap={6}>
      <PasswordInput
        label={label}
        required
        maxLength={1000}
        autoComplete="new-password"
        value={value}
        visible={visible}
        onVisibilityChange={setVisible}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <Group gap="xs" mih={24}>
        {value === '' ? null : <StrengthBadge strength={measureStrength(value, context)} />}
        <Button size="compact-sm" variant="light" onClick={generate}>
          Generate
        </Button>
        <Button size="compact-sm" variant="subtle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          Length and Kinds
        </Button>
      </Group>
      <Collapse expanded={opened}>
        <Stack gap="xs" pb="xs">
          <NumberInput
            label="Length"
            w={110}
            min={shortestSecret}
            max={longestSecret}
            clampBehavior="strict"
            value={length}
            onChange={(next) => setLength(typeof next === 'number' ? next : 20)}
          />
          <Group gap="md">
            {characterKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={kindWords[kind]}
                checked={kinds.includes(kind)}
                onChange={(event) => turn(kind, event.currentTarget.checked)}
              />
            ))}
          </Group>
          <Text size="xs" c="dimmed">
            Look-alike characters (l, I, 1, O, o, 0) are excluded.
          </Text>
        </Stack>
      </Collapse>
    </Stack>
  )
}
