/** The console's version, from its package.json. */
declare const __APP_VERSION__: string;
/** The commit that the console was built from; `unknown` outside a repository. */
declare const __APP_COMMIT__: string;
/** The contract that the console was built with: its version, `+`, and a hash of its files. */
declare const __CONTRACT_VERSION__: string;
