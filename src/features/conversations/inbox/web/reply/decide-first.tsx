import { Button, Textarea } from '@mantine/core'
import css from '../inbox.module.css'

/** The place to answer while an unclear opt-out waits for a decision. */
export const DecideFirst = () => (
  <div className={css.reply} data-waits>
    <Textarea
      disabled
      aria-label="Message"
      placeholder="Decide first: opt out, or keep texting?"
      autosize
      minRows={1}
      classNames={{ input: css.waits ?? '' }}
    />
    <div className={css.under}>
      <Button disabled ml="auto">
        Send Text
      </Button>
    </div>
  </div>
)
