import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@reinforce/icons'
import { acceptedExtensions } from '../../rules/document-kind.ts'

type UploadButtonProps = { label: string; onFiles: (files: File[]) => void; filled?: boolean; multiple?: boolean }

/** Opens the file chooser; several files at once. */
export const UploadButton = ({ label, onFiles, filled = true, multiple = true }: UploadButtonProps) => (
  <FileButton
    multiple={multiple}
    accept={acceptedExtensions.join(',')}
    onChange={(chosen) => onFiles(chosen === null ? [] : [chosen].flat())}
    inputProps={{ 'aria-label': label }}
  >
    {(props) => (
      <Button
        {...props}
        variant={filled ? 'filled' : 'default'}
        leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
      >
        {label}
      </Button>
    )}
  </FileButton>
)
