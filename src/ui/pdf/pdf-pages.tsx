import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { ErrorState, LoadingLines } from '../states.tsx'
import type { FindMarks, PageSize, PlacedText } from './marks.ts'
import css from './pdf-pages.module.css'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

const widest = 700

type PageProps = { at: number; of: number; width: number; findMarks: FindMarks | null }

/** A page as a picture, with boxes over what is to be marked. */
const OnePage = ({ at, of, width, findMarks }: PageProps) => {
  const [read, setRead] = useState<{ items: PlacedText[]; size: PageSize } | null>(null)
  const marks = read && findMarks ? findMarks(read.items, read.size) : []
  const label = `Page ${at + 1} of ${of}${marks.length > 0 ? ', with marks' : ''}`
  return (
    <div role="img" aria-label={label} className={css.page}>
      <Page
        pageNumber={at + 1}
        width={width}
        suspense={false}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        loading={<LoadingLines label="Loading the file" lines={12} />}
        error={<ErrorState>Couldn’t show this page.</ErrorState>}
        onLoadSuccess={(page) => {
          const { width: wide, height } = page.getViewport({ scale: 1 })
          if (page.rotate !== 0) return // boxes would be in other places
          void page
            .getTextContent()
            .then(({ items }) =>
              setRead({ items: items.filter((item) => 'str' in item), size: { width: wide, height } }),
            )
            .catch(() => undefined) // a page without words has no marks
        }}
      />
      {marks.map(({ left, top, width: wide, height }, i) => (
        <span
          key={`${i} ${left} ${top}`}
          className={css.mark}
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${wide * 100}%`,
            height: `${height * 100}%`,
          }}
        />
      ))}
    </div>
  )
}

type PdfPagesProps = {
  url: string
  /** How many pages are drawn at most. */
  most: number
  /** The remedy when it cannot be shown, and when it has more pages: "Download the file". */
  otherwise: string
  /** The marks of each page, and null for none. */
  findMarks?: FindMarks | null
}

/**
 * A PDF, page below page, as wide as its box up to 700 px. Nothing in the file is run. Pages are pictures with a name:
 * the words are elsewhere. Without suspense, because there a broken file takes the whole screen with it.
 */
export const PdfPages = ({ url, most, otherwise, findMarks = null }: PdfPagesProps) => {
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
          error={<ErrorState>Couldn’t show the file. {otherwise} to read it.</ErrorState>}
        >
          <Stack gap="sm" align="center">
            {Array.from({ length: Math.min(pages, most) }, (_, at) => (
              <OnePage key={at} at={at} of={pages} width={width} findMarks={findMarks} />
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
