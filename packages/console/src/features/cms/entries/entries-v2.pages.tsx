import {
  listBlogPosts,
  listCmsBlocks,
  listCmsPages,
  showBlogPost,
  showCmsBlock,
  showCmsPage,
} from "@backoffice/api-client";
import * as cmsShapes from "@backoffice/api-client/shapes/cms";
import * as cmsBlocksShapes from "@backoffice/api-client/shapes/cms-blocks";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the second content management, until it has screens of its own. */
export default {
  "/cms/v2/pages": listPage({
    read: listCmsPages,
    shape: cmsShapes.listCmsPages,
    label: "Pages",
    key: "id",
    first: ["slug"],
    link: "/cms/v2/pages/{id}",
    choices: languageChoices,
  }),
  "/cms/v2/pages/new": listPage({
    read: listCmsPages,
    shape: cmsShapes.listCmsPages,
    label: "Pages",
    key: "id",
    first: ["slug"],
    choices: languageChoices,
  }),
  "/cms/v2/pages/{id}": recordPage({ read: showCmsPage, shape: cmsShapes.showCmsPage, noun: "page" }),
  "/cms/v2/blog": listPage({
    read: listBlogPosts,
    shape: cmsShapes.listBlogPosts,
    label: "Blog posts",
    key: "id",
    first: ["slug"],
    link: "/cms/v2/blog/{id}",
    choices: languageChoices,
  }),
  "/cms/v2/blog/new": listPage({
    read: listBlogPosts,
    shape: cmsShapes.listBlogPosts,
    label: "Blog posts",
    key: "id",
    first: ["slug"],
    choices: languageChoices,
  }),
  "/cms/v2/blog/{id}": recordPage({ read: showBlogPost, shape: cmsShapes.showBlogPost, noun: "blog post" }),
  "/cms/v2/modals": listPage({
    read: listCmsBlocks,
    shape: cmsBlocksShapes.listCmsBlocks,
    label: "Modals",
    key: "id",
    first: ["opTitle"],
    fixed: { kind: "MODAL" },
    link: "/cms/v2/modals/{id}",
  }),
  "/cms/v2/modals/new": listPage({
    read: listCmsBlocks,
    shape: cmsBlocksShapes.listCmsBlocks,
    label: "Modals",
    key: "id",
    first: ["opTitle"],
    fixed: { kind: "MODAL" },
  }),
  "/cms/v2/modals/{id}": recordPage({ read: showCmsBlock, shape: cmsBlocksShapes.showCmsBlock, noun: "modal" }),
};
