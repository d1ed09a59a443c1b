import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

const write = (
  problem: string,
  atName: string,
) => `<main><form data-apply="BPA" data-not-sent="Not sent." data-sending="Sending" action="/apply/BPA">
  <div role="alert" tabindex="-1" data-slot="">${problem}</div>
  <input type="hidden" name="id" value="1"><input type="hidden" name="consent_key" value="k">
  <input id="full_name" name="full_name" aria-label="Full name"><p data-slot="full_name">${atName}</p>
  <input name="phone_number"><input name="email_address"><input name="city"><input name="certification_number">
  <input name="video_introduction"><textarea name="resume_text"></textarea><input type="file" name="resume">
  <select name="state"><option value=""></option></select><button type="submit">Send</button></form></main>`

// The page loads it as a script of its own, so nothing declares it.
const script: string = './public/apply.js'

const open = async () => {
  document.body.innerHTML = write('', '')
  Element.prototype.scrollIntoView = () => undefined
  vi.resetModules()
  await import(/* @vite-ignore */ script)
}

const answer = (page: string) =>
  vi.stubGlobal('fetch', async () => new Response(page, { status: 400, headers: { 'content-type': 'text/html' } }))

test('a problem of a field appears once, at the field, which has the focus', async () => {
  await open()
  answer(write('Enter your name.', 'Enter your name.'))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getAllByText('Enter your name.')).toHaveLength(1))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByLabelText('Full name')).toHaveFocus()
})

test('a problem of no field is above the form', async () => {
  await open()
  answer(write('Open the form again.', ''))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Open the form again.'))
})
