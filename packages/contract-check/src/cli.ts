#!/usr/bin/env node
import { main } from "./frame/main.ts";

// The reader of the report may stop reading: `| head` is not a failure.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await main(process.argv.slice(2));
