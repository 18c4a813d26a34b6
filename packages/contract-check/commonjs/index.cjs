exports.watchServer = { importFrom: "@backoffice/contract-check/server" };

throw new Error(`Import watchServer from "${exports.watchServer.importFrom}"; the program is npx contract-check.`);
