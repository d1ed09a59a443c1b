import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { Failed, LoadingLines } from '../../../ui/states.tsx'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

const mostPages = 20
const widest = 700

/** A PDF, page below page, drawn without running anything in it. */
export const PdfPreview = ({ url }: { url: string }) => {
  const [pages, setPages] = useState(0)
  const [width, setWidth] = useState(0)
  const loading = <LoadingLines label="Loading the file" lines={12} />
  return (
    <div ref={(box) => setWidth(Math.min(widest, box?.clientWidth ?? widest))}>
      {width === 0 ? (
        loading
      ) : (
        <Document
          file={url}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          loading={loading}
          error={<Failed>The file could not be shown. Download it to read it.</Failed>}
        >
          <Stack gap="sm" align="center">
            {Array.from({ length: Math.min(pages, mostPages) }, (_, at) => (
              <div key={at} role="img" aria-label={`Page ${at + 1} of ${pages}`}>
                <Page
                  pageNumber={at + 1}
                  width={width}
                  renderTextLayer={false}
                  renderAnnotationLayer={false}
                  loading={loading}
                />
              </div>
            ))}
            {pages > mostPages ? <Text c="dimmed">Download the file to read all {pages} pages.</Text> : null}
          </Stack>
        </Document>
      )}
    </div>
  )
}
