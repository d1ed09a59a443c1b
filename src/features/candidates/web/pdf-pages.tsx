import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { Failed, LoadingLines } from '../../../ui/states.tsx'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

const mostPages = 10
const width = 470

/** A PDF, page below page. Its words are in the text tab, so the pictures only need a name. */
export const PdfPages = ({ url }: { url: string }) => {
  const [pages, setPages] = useState(0)
  const loading = <LoadingLines label="Loading the file" lines={12} />
  return (
    <Document
      file={url}
      onLoadSuccess={({ numPages }) => setPages(numPages)}
      loading={loading}
      error={<Failed>The file could not be shown. Open it, or read the text.</Failed>}
    >
      <Stack gap="sm">
        {Array.from({ length: Math.min(pages, mostPages) }, (_, at) => (
          <div key={at} role="img" aria-label={`Page ${at + 1} of ${pages}`} style={{ overflowX: 'auto' }}>
            <Page
              pageNumber={at + 1}
              width={width}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={loading}
            />
          </div>
        ))}
        {pages > mostPages ? <Text c="dimmed">Open the file to read all {pages} pages.</Text> : null}
      </Stack>
    </Document>
  )
}
