#!/usr/bin/env node
import { main } from "./frame/main.ts";

process.exitCode = await main(process.argv.slice(2));
