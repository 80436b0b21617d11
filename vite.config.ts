import tailwindcss from "@tailwindcss/vite";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/storefront/compress-assets.ts";
import { firstVisitChunk } from "./scripts/storefront/first-visit-chunk.ts";
import { leaveOutUnused } from "./scripts/storefront/leave-out-unused.ts";
import { storefrontPictures } from "./scripts/storefront/storefront-pictures.ts";

/** What some later pages share. */
const shared = { name: "shared", test: /\/src\/|zustand/, minShareCount: 5, priority: 1 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), storefrontPictures(), leaveOutUnused(), compressAssets()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Found late, each would reload the first page of a development that has just begun.
  optimizeDeps: { include: ["zustand", "sonner"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [firstVisitChunk, shared] } } } } },
  },
});
