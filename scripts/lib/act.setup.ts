import React from "react";
import { flushSync } from "react-dom";

/*
 * Testing Library wraps each render and event in `act`, so that updates and effects are done before the test goes on.
 * React's production build has none; for what is rendered here, flushing does the same. It must be there before Testing
 * Library is loaded.
 */
const act = (work: () => unknown): Promise<unknown> => Promise.resolve(flushSync(work));
if (!("act" in React)) Object.assign(React, { act });
