import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { Failed, LoadingLines } from './states.tsx'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

const widest = 700

type PdfPagesProps = {
  url: string
  /** How many pages are drawn at most. */
  most: number
  /** What to do when it cannot be shown, and when it has more pages: "Download the file". */
  otherwise: string
}

/**
 * A PDF, page below page, as wide as its box up to 700 px. Nothing in the file is run. Pages are pictures with a name:
 * the words stand elsewhere. Without suspense, because there a broken file takes the whole screen with it.
 */
export const PdfPages = ({ url, most, otherwise }: PdfPagesProps) => {
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
          suspense={false}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          loading={loading}
          error={<Failed>The file could not be shown. {otherwise} to read it.</Failed>}
        >
          <Stack gap="sm" align="center">
            {Array.from({ length: Math.min(pages, most) }, (_, at) => (
              <div key={at} role="img" aria-label={`Page ${at + 1} of ${pages}`}>
                <Page
                  pageNumber={at + 1}
                  width={width}
                  suspense={false}
                  renderTextLayer={false}
                  renderAnnotationLayer={false}
                  loading={loading}
                  error={<Failed>This page could not be shown.</Failed>}
                />
              </div>
            ))}
            {pages > most ? (
              <Text c="dimmed">
                {otherwise} to read all {pages} pages.
              </Text>
            ) : null}
          </Stack>
        </Document>
      )}
    </div>
  )
}
