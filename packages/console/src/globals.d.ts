/** The console's version, from its package.json. */
declare const __APP_VERSION__: string;
