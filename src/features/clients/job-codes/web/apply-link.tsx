import { Anchor } from '@mantine/core'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { applyLink } from './code-query.ts'

/** The apply link of a code: it opens, and can be copied. */
export const ApplyLink = ({ code }: { code: string }) => {
  const link = applyLink(code)
  return (
    <CopyText
      text={link}
      label={`Copy the apply link of ${code}`}
      shown={
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm" underline="always">
          {link.replace(/^https?:\/\//, '')}
        </Anchor>
      }
    />
  )
}
