declare module "punycode/punycode.es6.js" {
  /** Converts the Punycode labels of a host name; other labels are unchanged. Throws for invalid Punycode. */
  export const toUnicode: (host: string) => string;
}
