const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi;
const JWT = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){3,7}(?: ?[0-9A-Z]{1,3})?\b/g;
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;
const IP = /\b(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\b/g;
const PHONE = /(?<![\w.])\+\d[\d ()-]{7,}\d\b/g;
const ALL = [EMAIL, JWT, IBAN, CARD, IP, PHONE];

/** A text without what looks like an e-mail address, a token, an IBAN, a card, an IP address or a phone number. */
export const withoutPersonal = (text: string): string =>
  ALL.reduce((rest, pattern) => rest.replaceAll(pattern, pattern === EMAIL ? "removed@example.com" : "removed"), text);

/** Whether a text holds such a thing. */
export const looksPersonal = (text: string): boolean => withoutPersonal(text) !== text;
