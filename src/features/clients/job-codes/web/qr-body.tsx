import { Anchor, Button, Stack, Text } from '@mantine/core'
import { create } from 'qrcode'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { applyLink } from './code-query.ts'

const quiet = 4

const drawPath = ({ size, data }: { size: number; data: Uint8Array }) =>
  Array.from(data, (dark, at) => (dark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '')).join(
    '',
  )

/** The apply link of a code, as text and as a QR code to print. */
export const QrBody = ({ code, location }: { code: string; location: string }) => {
  const link = applyLink(code)
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quiet
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${drawPath(modules)}"/></svg>`
  return (
    <Stack align="center" gap="sm">
      <svg
        width={240}
        height={240}
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={`QR code of ${link}`}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={drawPath(modules)} fill="#000" />
      </svg>
      <Text ta="center">
        People who open this link apply for {location} with the code{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{code}</span>.
      </Text>
      <Anchor href={link} target="_blank" rel="noreferrer" underline="always" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Anchor>
      <CopyText text="Copy link" label={`Copy ${link}`} copies={link} />
      <Button
        component="a"
        variant="default"
        href={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        download={`${code}.svg`}
      >
        Download QR Code
      </Button>
    </Stack>
  )
}
