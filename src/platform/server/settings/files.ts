import * as z from 'zod/mini'
import { httpUrl, onOff, setting, text } from './setting.ts'

/** Where files are stored, and how a bucket is reached, of files and of backups alike. */
export const bucket = {
  FILES: setting(z._default(z.enum(['disk', 's3']), 'disk'), {
    must: 'disk or s3',
    text: '`s3` stores files in a bucket of S3 or of a compatible store. Startup tests it.',
  }),
  S3_BUCKET: setting(z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))), {
    must: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    text: 'Private bucket for `FILES=s3`. Downloads go through the server.',
  }),
  S3_REGION: setting(z._default(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)), 'us-east-1'), {
    must: 'a region such as us-east-1',
    text: 'Region. The region, keys, and endpoint also apply to a bucket of backups.',
  }),
  S3_ACCESS_KEY_ID: setting(text(), {
    must: 'a key',
    text: 'Key that can list the bucket and put, get, and delete objects. Without keys, the machine’s role is used.',
  }),
  S3_SECRET_ACCESS_KEY: setting(text(), { must: 'a key', text: 'Secret of that key.' }),
  S3_ENDPOINT: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text: 'Address of a compatible store.',
    byDefault: 'AWS',
  }),
  S3_PATH_STYLE: setting(z.optional(onOff), {
    must: 'on or off',
    text: 'Whether the bucket is part of the path.',
    byDefault: '`on` with `S3_ENDPOINT`, else `off`',
  }),
}

/** The scanner of files. */
export const scanning = {
  CLAMAV_ADDRESS: setting(z.optional(z.string().check(z.regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i))), {
    must: 'host:port of a clamd that listens on TCP, such as 127.0.0.1:3310',
    text:
      '`host:port` of a clamd that scans every file for viruses. Others can open a document once it is scanned. ' +
      'Without it, screens show that no scanner is connected.',
  }),
}
