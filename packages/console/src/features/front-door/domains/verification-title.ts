/** The name of the TXT record that proves a domain to Azure Front Door. */
export const verificationTitle = (hostName: string): string => `_dnsauth.${hostName}`;
