import { Button, FileButton, Group, Textarea, type TextareaProps } from '@mantine/core'
import { IconFileUpload } from '@reinforce/icons'

/** The largest list, in bytes of its file. */
export const largest = 200_000

/** A list of addresses, pasted or from a CSV file. */
export const AddressFields = ({ field, onFile }: { field: TextareaProps; onFile: (file: File) => void }) => (
  <>
    <Textarea
      label="Email addresses"
      description="One per line, or a CSV file. Other columns are ignored."
      data-autofocus
      autosize
      minRows={4}
      maxRows={10}
      maxLength={largest}
      {...field}
    />
    <Group>
      <FileButton onChange={(file) => file && onFile(file)} accept=".csv,text/csv,text/plain">
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFileUpload size={16} stroke={1.7} />}>
            Choose CSV File
          </Button>
        )}
      </FileButton>
    </Group>
  </>
)
