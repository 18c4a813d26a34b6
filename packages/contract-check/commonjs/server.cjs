const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { constants, Script } = require("node:vm");

const MODULE = JSON.stringify(pathToFileURL(join(__dirname, "server.js")).href);

/** Loads the module by Node's own loader. */
const loadOutside = () =>
  new Script(`import(${MODULE})`, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();

// Jest's loader of CommonJS cannot load the ES modules that this package and its dependencies are.
const load = () => import("./server.js").catch(loadOutside);

exports.watchServer = async (options) => (await load()).watchServer(options);
