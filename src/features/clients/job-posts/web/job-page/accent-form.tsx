import { Button, ColorSwatch, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { publicPage } from '../../../../../rules/color-tokens.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { changeJobPage } from '../../contract/job-page.ts'
import { createPageColors, type PageColors, parseAccent } from '../../rules/page-colors.ts'
import css from './job-page.module.css'

const Sample = ({ scheme, colors: { fill, onFill, link } }: { scheme: 'light' | 'dark'; colors: PageColors }) => (
  <div
    className={css.sample}
    style={{ background: publicPage[scheme][1] }}
    role="img"
    aria-label={`Button and link on ${scheme}`}
  >
    <span className={css.button} style={{ background: fill, color: onFill }}>
      Apply Now
    </span>
    <span style={{ color: link, textDecoration: 'underline' }}>Show on a map</span>
  </div>
)

const isChanged = (accent: string, { fill, link }: PageColors) => fill !== accent || link !== accent

const describeChange = (accent: string) => {
  const { light, dark } = createPageColors(accent)
  const where = [isChanged(accent, light) ? 'darker on light' : '', isChanged(accent, dark) ? 'lighter on dark' : '']
  const how = where.filter(Boolean).join(' and ')
  return how ? `Some parts are ${how} pages, so everyone can read them.` : 'Readable on light and dark pages as it is.'
}

/** The accent color, with what becomes of it on light and dark pages. */
export const AccentForm = ({ accent }: { accent: string | null }) => {
  const change = useCommand(changeJobPage)
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { accent: accent ?? '' },
    'Couldn’t save the color. Try again.',
  )
  const kept = useKeptTyped('job-page-color', { typed, setTyped })
  const chosen = parseAccent(typed.accent)
  const colors = chosen ? createPageColors(chosen) : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await change.mutateAsync(typed)
          kept.saved()
          showToast('Color saved.')
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Accent color"
            description={`Like ${publicPage.accent}. Empty: the standard colors`}
            maxLength={40}
            w={240}
            leftSection={chosen ? <ColorSwatch color={chosen} size={16} /> : undefined}
            {...bind('accent')}
          />
          <input
            type="color"
            className={css.picker}
            aria-label="Choose the accent color"
            value={chosen ?? publicPage.accent.toLowerCase()}
            onChange={({ currentTarget: { value } }) => set('accent', value)}
          />
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={(chosen ?? typed.accent.trim()) === (accent ?? '')}
          >
            Save Color
          </Button>
        </Group>
        {chosen && colors ? (
          <>
            <Group gap="xs">
              <Sample scheme="light" colors={colors.light} />
              <Sample scheme="dark" colors={colors.dark} />
            </Group>
            <Text size="sm" c="dimmed">
              {describeChange(chosen)}
            </Text>
          </>
        ) : null}
      </Stack>
    </form>
  )
}
