/** Import it from `@backoffice/contract-check/server`: this module only says so. */
export declare const watchServer: { readonly importFrom: "@backoffice/contract-check/server" };
