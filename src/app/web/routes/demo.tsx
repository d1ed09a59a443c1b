import { Anchor, Stack, Text } from '@mantine/core'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Entrance } from '../../../features/sign-in/web/entrance.tsx'
import { productName } from '../../../rules/product.ts'

const DemoPage = () => (
  <Entrance title="Schedule a demo" lead={`See ${productName} with the numbers of a clinic like yours.`}>
    <Stack gap="sm">
      <Text>
        {productName} shows ABA clinics every new candidate of the day with a fit score, the résumé and a video
        introduction, and lets the team text them and move them through the pipeline.
      </Text>
      <Text>
        A demo takes about half an hour. Requests cannot be sent from this page yet: please ask the person at{' '}
        {productName} who told you about us, and they will set a time.
      </Text>
      <Anchor component={Link} to="/login">
        Back to sign in
      </Anchor>
    </Stack>
  </Entrance>
)

export const Route = createFileRoute('/demo')({ component: DemoPage })
