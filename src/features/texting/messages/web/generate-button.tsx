import { Button, Tooltip } from '@mantine/core'
import { IconSparkles } from '@reinforce/icons'
import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { getFirstName, getGreetingName } from '../../../../rules/person-name.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { generateTextMessage } from '../contract/messages.ts'
import { maxTextLength } from '../rules/text-rules.ts'

type GenerateButtonProps = {
  name: string
  hasResume: boolean
  organizationName: string
  loadResumeText: () => Promise<string>
  onDraft: (text: string, source: 'model' | 'composed' | undefined) => void
  onFail: (sentence: string) => void
  /** Next to the tools of a reply, not below a form. */
  small?: boolean
}

const failed = 'Failed to generate AI message. Please try again or write your message manually.'

/** Drafts a text from the résumé; a person reads and sends it. */
export const GenerateButton = ({
  name,
  hasResume,
  organizationName,
  loadResumeText,
  onDraft,
  onFail,
  small = false,
}: GenerateButtonProps) => {
  const me = useMe()
  const [busy, setBusy] = useState(false)
  const [spare, setSpare] = useState('')
  const generate = async () => {
    setBusy(true)
    setSpare('')
    try {
      const resumeText = await loadResumeText()
      const userFirstName = getGreetingName({ fullName: me?.user.full_name ?? null, email: me?.user.email ?? null })
      const { message, source, error, draft } = await call(generateTextMessage, {
        resumeText,
        organizationName,
        userFirstName,
        candidateFirstName: getFirstName(name),
      })
      if (message?.trim()) onDraft(message.trim().slice(0, maxTextLength), source)
      else onFail(error ?? 'No message generated')
      setSpare(draft ?? '')
    } catch {
      onFail(failed)
    }
    setBusy(false)
  }
  const size = small ? { size: 'compact-xs', h: 24 } : {}
  const takeSpare = () => {
    onDraft(spare, 'composed')
    setSpare('')
  }
  return (
    <>
      <Tooltip label="No resume available for this candidate" disabled={hasResume}>
        <Button
          variant="default"
          {...size}
          leftSection={<IconSparkles size={small ? 14 : 16} stroke={1.7} />}
          loading={busy}
          aria-disabled={hasResume ? undefined : true}
          data-disabled={hasResume ? undefined : true}
          onClick={() => {
            if (hasResume) void generate()
          }}
        >
          Generate with AI
        </Button>
      </Tooltip>
      {spare === '' ? null : (
        <Button variant="subtle" {...size} onClick={takeSpare}>
          Use a Draft from the Resume
        </Button>
      )}
    </>
  )
}
