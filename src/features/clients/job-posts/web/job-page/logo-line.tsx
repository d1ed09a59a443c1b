import { Button, FileButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import type { JobPicture } from '../../contract/job-page.ts'
import { fitLogo, toPicturePath } from '../../rules/job-picture.ts'
import css from './job-page.module.css'
import { useAddPicture } from './use-add-picture.ts'

type LogoLineProps = { logo: JobPicture | null; onRemove: (id: string) => void }

/** The logo: choosing a file stores it in place of the old one. */
export const LogoLine = ({ logo, onRemove }: LogoLineProps) => {
  const add = useAddPicture()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | null) => {
    if (!file) return
    setProblem('')
    setBusy(true)
    try {
      await add(file, 'logo')
      showToast('Logo saved.')
    } catch (error) {
      setProblem(getErrorMessage(error, 'Couldn’t save the logo. Try again.'))
    }
    setBusy(false)
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        Logo
      </Text>
      <Group gap="sm" mt={4}>
        {logo ? <img className={css.logo} src={toPicturePath(logo.id)} alt="Logo" {...fitLogo(logo)} /> : null}
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          inputProps={{ 'aria-label': 'Logo file' }}
          onChange={(file) => void choose(file)}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs" loading={busy}>
              {logo ? 'Replace Logo' : 'Choose Logo'}
            </Button>
          )}
        </FileButton>
        {logo ? (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onRemove(logo.id)}>
            Remove Logo
          </Button>
        ) : null}
      </Group>
      {problem ? (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
          {problem}
        </Text>
      ) : null}
    </div>
  )
}
