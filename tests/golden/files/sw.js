const workerSettings={"basePath":"","kept":{"version":"ncJ16bOceu67764g","languages":["en","ar"],"files":[]}};
