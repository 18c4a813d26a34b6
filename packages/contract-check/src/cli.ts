#!/usr/bin/env node
import { main } from "./frame/main.ts";

// Whoever reads the report may stop reading: `| head` is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await main(process.argv.slice(2));
