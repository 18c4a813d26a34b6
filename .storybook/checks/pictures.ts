import type { Plugin } from "vite";
import { pictureAt } from "../../packages/mocks/src/request/picture.ts";

/** Serves the images of sites in the test run, as Storybook's service worker does for readers. */
export const pictures = (): Plugin => ({
  name: "backoffice-story-pictures",
  configureServer: ({ middlewares }) => {
    middlewares.use("/media/", (request, response) => {
      const picture = pictureAt(request.originalUrl ?? "");
      response.setHeader("content-type", "image/svg+xml");
      void picture.text().then((text) => response.end(text));
    });
  },
});
