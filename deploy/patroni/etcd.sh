#!/bin/sh
# One of three members of etcd: etcd.sh NUMBER, on machines 10.77.0.1 to 10.77.0.3
exec etcd --name "e$1" --data-dir /var/lib/etcd \
  --listen-client-urls "http://10.77.0.$1:2379" --advertise-client-urls "http://10.77.0.$1:2379" \
  --listen-peer-urls "http://10.77.0.$1:2380" --initial-advertise-peer-urls "http://10.77.0.$1:2380" \
  --initial-cluster e1=http://10.77.0.1:2380,e2=http://10.77.0.2:2380,e3=http://10.77.0.3:2380 --initial-cluster-state new \
  --heartbeat-interval 500 --election-timeout 5000
