/** Name of the TXT record that verifies a domain for Azure Front Door. */
export const verificationTitle = (hostName: string): string => `_dnsauth.${hostName}`;
