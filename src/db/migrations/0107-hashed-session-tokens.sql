-- A session's token is kept as its hash: who reads a backup signs in nowhere. Open sessions stay.
update auth.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
